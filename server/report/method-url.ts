import type { Config } from '../process/config.ts'

/** Where the method card is: how the result is worked out, and what it cannot say. */
export const methodUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/method-card`
