import { css } from '@linaria/core'

/** Colour and back pattern of each deck, as custom properties: `--deck`, `--pattern`, `--patternSize`. */
export const symbolColors = [
  css`
    --deck: var(--cardColor1);
    --patternSize: 13.6cqi 6.8cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 12' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.3'%3E%3Cpath d='M-6 6q6-7 12 0t12 0 12 0'/%3E%3C/svg%3E");
  `,
  css`
    --deck: var(--cardColor2);
    --patternSize: 13.6cqi 13.6cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.3'%3E%3Cpath d='M12 12q-9-3-9-9 9 0 9 9zM12 12q9 3 9 9-9 0-9-9zM12 12q3-9 9-9 0 9-9 9zM12 12q-3 9-9 9 0-9 9-9z'/%3E%3C/svg%3E");
  `,
  css`
    --deck: var(--cardColor3);
    --patternSize: 15cqi 7.5cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 16' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.4'%3E%3Cpath d='M1 16a15 15 0 0 1 30 0M6 16a10 10 0 0 1 20 0M11 16a5 5 0 0 1 10 0M-15 8a15 15 0 0 1 17 0M17 8'/%3E%3C/svg%3E");
  `,
  css`
    --deck: var(--cardColor4);
    --patternSize: 15cqi 10cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.4'%3E%3Cellipse cx='7.5' cy='5' rx='6' ry='3'/%3E%3Cellipse cx='22.5' cy='15' rx='6' ry='3'/%3E%3C/svg%3E");
  `,
] as const
