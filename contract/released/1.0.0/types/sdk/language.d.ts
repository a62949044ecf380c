/** Codes of the texts there are; tags such as `da` or `de-AT` are taken too. */
export type Language = 'dan' | 'dut' | 'eng' | 'fre' | 'ger' | 'gre' | 'ita' | 'pol' | 'por' | 'rum' | 'spa' | 'srp' | 'swe' | 'uk' | 'us' | 'enHC' | 'nlHC' | 'enDraftKings' | 'porBR' | 'spa419' | (string & Record<never, never>);
