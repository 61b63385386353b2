/** What is known where a reply is inserted; an answer to a question knows no order. */
export interface Known {
  firstName?: string
  reference?: string
}

/** A reply for the person one writes to. What is not known stays to be filled in by hand. */
export const fill = (text: string, { firstName, reference }: Known): string =>
  text.replace(/\{pr[ée]nom\}/gi, (mark) => firstName || mark).replace(/\{commande\}/gi, (mark) => reference || mark)
