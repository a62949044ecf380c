import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const mark = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  color: var(--colorPrimary);
  font-weight: var(--semibold);
  font-size: 1.0625rem;
  letter-spacing: -0.01em;
  text-decoration: none;
  border-radius: var(--radius-sm);
  svg {
    width: 1.75rem;
    height: 1.75rem;
  }
  span {
    font-weight: var(--regular);
    color: var(--inkSoft);
  }
`

/** The provider's logo, which links to the first page. */
export const Mark = ({ label, children }: { label?: string; children?: ReactNode }) => (
  <Link to="/" className={mark} aria-label={label}>
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect x="3" y="7" width="13" height="18" rx="2.6" transform="rotate(-12 9.5 16)" stroke="currentColor" strokeWidth="2.4" />
      <rect x="15" y="6.5" width="13" height="18" rx="2.6" transform="rotate(10 21.5 15.5)" fill="currentColor" />
      <path d="M17.8 17.2q2-2.6 4 0t4 0" transform="rotate(10 21.5 15.5)" stroke="var(--surface)" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
    {children}
  </Link>
)
