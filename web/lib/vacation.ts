/** Whether a shop is away until it is reopened: the server writes the end of such a vacation in the year 9999. */
export const isOpenEnded = (until: string): boolean => until.startsWith('9999')
