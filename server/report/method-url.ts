import type { Config } from '../process/config.ts'

/** URL of the method card: how the result is computed, and its limits. */
export const methodUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/method-card`
