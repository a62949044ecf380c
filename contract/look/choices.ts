/** Sets of texts that were made for one operator. */
export const ownSets = ['HC', 'DraftKings'] as const
/** How the language is chosen in the header. */
export const languageSwitches = ['dropdown', 'flags', 'text', 'none'] as const
/** Links the footer may have, in their order. */
export const footerLinks = ['about', 'contact', 'privacy', 'responsible', 'terms'] as const
export const backgroundKinds = ['colour', 'picture', 'fullScreen', 'marks', 'watermark', 'shapes'] as const
