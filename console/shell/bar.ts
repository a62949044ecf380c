import { css } from '@linaria/core'

export const bar = css`
  grid-area: top;
  position: sticky;
  top: 0;
  z-index: 12;
  height: var(--headerHeight);
  padding-inline: var(--gutter);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  background: var(--surface);
  box-shadow: 0 1px 0 var(--line);
  font-size: var(--text-sm);
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
export const barEnd = css`
  margin-inline-start: auto;
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--space-2);
`
/** A select or button that stands in the bar without a border. */
export const barControl = css`
  font: var(--medium) var(--text-sm) / 1.2 var(--fontFamily);
  color: var(--ink);
  background: none;
  border: 0;
  min-height: var(--target);
  max-width: 12rem;
  min-width: 0;
  text-overflow: ellipsis;
  border-radius: var(--radius-sm);
  padding: 0 var(--space-2);
  cursor: pointer;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  &:hover {
    background: var(--tint);
  }
`
