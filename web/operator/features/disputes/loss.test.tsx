import { expect, it } from 'vitest'
import { previewOf } from './LossPanel'

const share = {
  shopId: 's1',
  shopName: 'Face B',
  total: 40,
  borneBy: 'shop' as const,
  fromShop: 36,
  fromMarket: 4,
  before: 90,
  after: 54,
}

it('what was owed already and what is shared out now make what the bank took', () => {
  const { sums } = previewOf({ preview: true, total: 40, covered: 60, shares: [share], letters: [] })
  expect(sums.map(({ label, amount }) => [label, amount])).toEqual([
    ['Retiré à Face B', 36],
    ['Assumé par le marché', 4],
    ['Déjà dû à la personne', 60],
    ['Repris par la banque', 100],
  ])
})
