/** Words of a form that is described by data. */
export const t = {
  choose: 'Choisir…',
  chooseSeveral: 'Pour en choisir plusieurs, maintenez la touche Ctrl (ou ⌘) enfoncée.',
  countries: { CA: 'Canada' } as Record<string, string>,
}
