import type { t as fr } from '../fr/desk'

/** Words of what the screens of both back offices are made of. */
export const t = {
  amount: 'Enter an amount, such as 12.50.',
  richText: {
    toolbar: (label: string) => `Formatting: ${label}`,
    bold: 'Bold',
    italic: 'Italic',
    title: 'Subtitle',
    titleSign: 'T',
    text: 'Ordinary text',
    list: 'Bulleted list',
    numbers: 'Numbered list',
  },
  pictures: {
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    sending: 'Sending the picture',
    failed: 'The picture could not be sent. Try again in a moment.',
    tooHeavy: 'This picture is too heavy: 15 MB at most.',
    altHelp: 'What the picture shows, for people who do not see it.',
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'What you changed on this page will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  saveBar: {
    unsaved: 'Some changes are not saved.',
    save: 'Save',
    saved: 'Saved.',
    errors: 'Correct the marked fields, then save again.',
  },
  pages: { first: 'Back to the start', next: 'Read on' },
  states: {
    loading: 'Loading…',
    retry: 'Try again',
    failed: 'The server did not answer. Your filters are kept.',
    number: (number: string) => `Number to quote: ${number}`,
    conflict: {
      title: (who: string, at: string) => `${who} saved before you, on ${at}`,
      kept: 'What you wrote is not lost.',
      theirs: 'Keep theirs',
      mine: 'Use mine',
    },
  },
  table: {
    choose: (name: string) => `Choose ${name}`,
    chooseAll: 'Choose all',
    openKey: 'Enter',
    hints: [
      [['↑', '↓'], 'move'],
      [['X'], 'choose'],
      [['Enter'], 'open'],
      [['/'], 'filter'],
      [['?'], 'all keys'],
    ] as [string[], string][],
  },
  filters: {
    field: (label: string) => `${label}:`,
    drop: (label: string, value: string) => `Drop the filter ${label}: ${value}`,
    clear: 'Clear all',
    apply: 'Apply',
  },
  parts: (shipped: number, all: number) => `${shipped} of ${all}`,
  decision: { preview: 'What will happen', close: 'Close without doing anything' },
  reason: {
    label: 'Reason',
    help: 'It is written in the journal, in your name.',
    count: (typed: number, max: number) => `${typed} of ${max}`,
  },
  timeline: { title: 'Timeline', all: 'All', filter: 'Choose what the timeline shows', ahead: 'ahead' },
  road: { done: 'done', here: 'under way', ahead: 'ahead' },
  selection: { clear: 'Drop the choice' },
} satisfies typeof fr
