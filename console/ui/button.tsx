import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonKind, buttonClass, Button as Wide } from '../../app/ui/button.tsx'
import { Glyph, type GlyphName } from './glyph.tsx'

const compact = css`
  min-height: var(--target);
  padding: 0.5rem 1.125rem;
`
/** Ends something for players at once. */
const danger = css`
  background: var(--danger);
  &:hover {
    background: var(--dangerHover);
  }
  &[aria-disabled='true'] {
    background: var(--buttonColorPrimaryDisabled);
  }
`
/** In the rows of a table. */
const inRow = css`
  min-height: 2.25rem;
  padding: 0 var(--space-2);
`

/** A text button that begins a line begins with its text. */
const text = css`
  padding-inline: var(--space-2);
  &:first-child {
    margin-inline-start: var(--outdent, calc(-1 * var(--space-2)));
  }
`

const sizeClass = (kind: ButtonKind = 'primary', row = false) => cx(compact, row && inRow, kind === 'text' && text)

/** The look of a button for what is none of these. */
export const compactClass = (kind: ButtonKind, row?: boolean): string => cx(buttonClass(kind), sizeClass(kind, row))

/** The app's button in the console's sizes. */
export const Button = ({
  danger: isDanger,
  row,
  className,
  ...props
}: ComponentProps<typeof Wide> & { danger?: boolean; row?: boolean }) => (
  <Wide className={cx(sizeClass(props.kind, row), isDanger && danger, className)} {...props} />
)

type OfKind = Omit<ComponentProps<typeof Button>, 'kind'>

/** A button beside the one that goes on. */
export const QuietButton = (props: OfKind) => <Button kind="quiet" {...props} />

/** A button that looks like a link. */
export const TextButton = (props: OfKind) => <Button kind="text" {...props} />

type LinkProps = ComponentProps<typeof Link> & { kind?: ButtonKind; row?: boolean }

/** What can be done with a row of a table; its accessible name says with which. */
export const RowButton = ({ name, of, ...props }: Omit<OfKind, 'children'> & { name: string; of: string }) => (
  <TextButton row aria-label={`${name}: ${of}`} {...props}>
    {name}
  </TextButton>
)

/** The button that adds to a list. */
export const AddButton = (props: ComponentProps<typeof Button>) => <Button icon={<Glyph name="plus" />} {...props} />

type AnchorProps = ComponentProps<'a'> & { kind?: ButtonKind; symbol?: GlyphName }

/** A link to another site, beside the console. */
export const OutLink = ({ kind = 'quiet', symbol, children, ...props }: AnchorProps) => (
  <a className={compactClass(kind)} target="_blank" rel="noreferrer" {...props}>
    {symbol && <Glyph name={symbol} />}
    {children}
  </a>
)

/** A link to a file. */
export const FileLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a className={compactClass('quiet')} download {...props}>
    <Glyph name="load" />
    {children}
  </a>
)

/** A link that looks like a button. */
export const ButtonLink = ({ kind = 'primary', row, className, ...props }: LinkProps) => (
  <Link className={cx(compactClass(kind, row), className)} {...props} />
)

/** A link of the console among buttons. */
export const TextLink = (props: Omit<LinkProps, 'kind'>) => <ButtonLink kind="text" {...props} />
