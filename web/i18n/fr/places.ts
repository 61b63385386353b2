/** Words of the fields that suggest towns and addresses. */
export const t = { label: 'Villes et villages', streets: 'Adresses' }
