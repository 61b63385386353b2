/** An average of stars as French writes it: 4,5; a whole one without its decimal. */
export const formatRating = (average: number): string => String(average).replace('.', ',')
