export const ADDRESSES_PATH = '/compte/mes-adresses'
/** The id that stands for the address to be made. */
export const NEW = 'nouvelle'
