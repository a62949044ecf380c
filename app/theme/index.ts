/** Importing this puts the tokens, fonts and global styles on the page. */
import './tokens.ts'
import './fonts.ts'
import './global.ts'
import './arrival.ts'
