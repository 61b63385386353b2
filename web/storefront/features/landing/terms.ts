/** What selling costs, in percent of sales (specification, section 9). A test compares them with the server's rules. */
export const COMMISSION = 10
/** In the months of the help-out offer or of a promotion. */
export const REDUCED_COMMISSION = 5
/** What the help-out offer takes off the commission. */
export const HELP_OUT_OFF = 50

export const FRENCH_PATH = '/commencer-a-vendre'
export const ENGLISH_PATH = '/start-selling'

/** Sections that other sections lead to. */
export const SIGN_UP = 'inscription'
export const CHARGES = 'frais'
