import type { IconName } from '@/ui/Icon'

/** The icons that only the back offices draw, on the grid of `ui/icons`: shoppers need not download them. */
export const deskIcons = {
  arrowDown: 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5',
  bank: 'M4 9.5 12 4.5l8 5M5 9.5h14M6.5 9.5v7M10.2 9.5v7M13.8 9.5v7M17.5 9.5v7M4 19.5h16M5 16.5h14',
  book: 'M5 4.5h11.5a2 2 0 0 1 2 2v13H7a2 2 0 0 1-2-2v-13ZM5 17.5a2 2 0 0 1 2-2h11.5M9 8.5h5.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.2l3.4 2',
  copy: 'M8 8h11.5v11.5H8zM15.5 8V4.5h-11v11H8',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  eye:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z' +
    'M9.3 12a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0',
  flag: 'M6 21V4M6 5h11l-2.5 4 2.5 4H6',
  gift: 'M4 9h16v4H4zM5.5 13h13v7.5h-13zM12 9v11.5M12 9C8 9 7 4 9.5 4S12 9 12 9s0-5 2.5-5S16 9 12 9',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  inbox: 'M4 13.5 6.5 5h11L20 13.5V19H4v-5.5ZM4 13.5h4.5l1 2.5h5l1-2.5H20',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  letter: 'M4 6h16v12.5H4zM4 6.5l8 6.5 8-6.5',
  megaphone: 'M4 10v4h3.5L17 19V5L7.5 10H4ZM7.5 14l1.5 5.5h2.5L10 14.8M20 9.5v5',
  next: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  page: 'M6 3.5h8l4 4v13H6v-17ZM14 3.5v4h4M9 12h6M9 15.5h6',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18l-4 1ZM14 7l3 3',
  people:
    'M6 8.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19.5c.5-3.5 3-5.2 6-5.2s5.5 1.7 6 5.2' +
    'M15.5 5.8a3 3 0 0 1 0 5.5M17.5 14.8c2 .6 3.2 2.2 3.5 4.7',
  percent: 'M18 6 6 18M5.5 7.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14.5 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  pulse: 'M3 12.5h4l2.5-7 4.5 13 2.5-6H21',
  scales: 'M12 4v16M7.5 20h9M5.5 7h13M5.5 7 3 13.2a2.7 2.7 0 0 0 5 0L5.5 7ZM18.5 7 16 13.2a2.7 2.7 0 0 0 5 0L18.5 7Z',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Z',
  store: 'M4 11v8.5h16V11M3 9.5l2-5h14l2 5M3 9.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0ZM10 19.5v-5h4v5',
  tree: 'M6 4v14h5M6 9.5h5M11 7.5h8.5v4H11zM11 16h8.5v4H11z',
} as const

export type DeskIconName = IconName | keyof typeof deskIcons
