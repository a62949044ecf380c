import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { edge } from '../theme/states.ts'

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
  cursor: pointer;
  transition: background-color var(--motion-hover);
  ${edge}
`

/** A round button with only an icon in it; `label` is its name. */
export const IconButton = ({ label, className, ...props }: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) => (
  <button type="button" aria-label={label} className={cx(iconButton, className)} {...props} />
)
