import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { hover } from '../theme/breakpoints.ts'

const iconButton = css`
  width: var(--target);
  height: var(--target);
  flex: none;
  padding: 0;
  display: grid;
  place-items: center;
  color: var(--colorPrimary);
  background: var(--surface);
  border: var(--forcedButtonBorder);
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px var(--lineStrong);
  cursor: pointer;
  transition: background-color var(--motion-hover);
  ${hover} {
    &:hover {
      background: var(--secondaryBackgroundColor);
      box-shadow: inset 0 0 0 1.5px var(--colorPrimary);
    }
  }
`

/** A round button with only an icon in it; `label` is its name. */
export const IconButton = ({ label, className, ...props }: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) => (
  <button type="button" aria-label={label} className={cx(iconButton, className)} {...props} />
)
