import { t } from '#i18n/home'

/** One façade of the hero: its size in the row, its picture, and the search it links to. */
export interface Strip {
  picture: string
  label: string
  search: string
  /** The paper behind the object, sampled from the photograph so that the two melt together. */
  paper: string
  roof: 'flat' | 'gable' | 'slopeRight' | 'slopeLeft'
  height: string
  grow: number
  pictureHeight: string
  shift?: string
  /** Left out on a phone, where four are enough. */
  wideOnly?: boolean
}

export const strips: readonly Strip[] = [
  {
    picture: 'sirop',
    label: t.hero.syrup,
    search: 'sirop',
    paper: '#DDBA7A',
    roof: 'slopeRight',
    height: '58%',
    grow: 1.05,
    pictureHeight: '15.5rem',
  },
  {
    picture: 'tuque-rouge',
    label: t.hero.hats,
    search: 'tuque',
    paper: '#AABDCE',
    roof: 'gable',
    height: '76%',
    grow: 1.2,
    pictureHeight: '16rem',
  },
  {
    picture: 'bague',
    label: t.hero.rings,
    search: 'bague',
    paper: '#DBAD9A',
    roof: 'slopeLeft',
    height: '66%',
    grow: 1.2,
    pictureHeight: '15rem',
    wideOnly: true,
  },
  {
    picture: 'chandelle-ambre',
    label: t.hero.candles,
    search: 'chandelle',
    paper: '#ADB794',
    roof: 'flat',
    height: '86%',
    grow: 1.15,
    pictureHeight: '15rem',
  },
  {
    picture: 'vase',
    label: t.hero.vases,
    search: 'vase',
    paper: '#B5624B',
    roof: 'gable',
    height: '97%',
    grow: 1.05,
    pictureHeight: '20rem',
    wideOnly: true,
  },
  {
    picture: 'tasse-bleue',
    label: t.hero.mugs,
    search: 'tasse',
    paper: '#DDB97A',
    roof: 'flat',
    height: '74%',
    grow: 1.2,
    pictureHeight: '15rem',
    shift: '-52%',
  },
]
