/** Words of the fields that suggest towns. */
export const t = { label: 'Villes et villages' }
