import type { t as fr } from '../fr/operator-views'

export const t: typeof fr = {
  label: 'My views',
  keep: 'Keep this view',
  name: 'Name of the view',
  save: 'Save',
  cancel: 'Cancel',
  rename: 'Rename',
  renameOf: (name) => `Rename the view ${name}`,
  drop: 'Remove',
  dropOf: (name) => `Remove the view ${name}`,
  done: { keep: 'The view is kept.', rename: 'The view is renamed.', drop: 'The view is removed.' },
  failed: 'The view could not be kept. Please try again in a few moments.',
}
