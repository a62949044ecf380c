/** Styles of a range input in every engine: of its track and thumb, and how much higher the thumb begins, so that it stands on the track's middle. */
export const rangeInput = (track: string, thumb: string, raised: string) => `
  appearance: none;
  width: 100%;
  margin: 0;
  background: none;
  cursor: pointer;
  border-radius: 999px;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: -${raised};
  }
  &::-moz-range-thumb {
    ${thumb}
  }
`
