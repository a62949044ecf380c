/** The sections of the texts that result and full report show, loaded together: before they are needed, or beside the code of the page. */
export const resultSections = ['consent', 'profile', 'advice', 'help', 'result'] as const
