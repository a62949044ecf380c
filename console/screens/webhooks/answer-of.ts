/** What a receiver answered, in one line: its status, and what is wrong with it; or why it did not answer. */
export const answerOf = ({ status, error }: { status?: number | undefined; error?: string | undefined }): string =>
  [status, error].filter((part) => part !== undefined).join(': ')
