import { expect, test, vi } from 'vitest'
import { api } from '@/api/client'
import { mug } from './fixture'
import { sameShopQuery, similarQuery } from './queries'

type Asked = { params: { path: { id: string }; query: object } }
const signal = new AbortController().signal

/** Answers the search with the tiles of each id asked for, and remembers the calls. */
function answer(tiles: Record<string, { id: string; storeId: string }[]>) {
  const asked: Asked[] = []
  vi.spyOn(api, 'GET').mockImplementation((async (_: string, init: Asked) => {
    asked.push(init)
    return { data: { data: tiles[init.params.path.id] ?? [] } }
  }) as never)
  return asked
}
const tiles = (storeId: string, ...ids: string[]) => ids.map((id) => ({ id, storeId }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('other products of the shop: 48 asked for, 6 picked, never the one on screen', async () => {
  const asked = answer({ s1: tiles('s1', 'p1', 'a', 'b', 'c', 'd', 'e', 'f', 'g') })
  const picked = await sameShopQuery(mug, () => 0).queryFn({ signal })
  expect(asked[0]?.params).toEqual({ path: { id: 's1' }, query: { page: 1, perPage: 48 } })
  expect(ids(picked)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('what goes with it is asked of the server: six of them', async () => {
  const asked = answer({ p1: tiles('s2', 'a', 'b') })
  expect(ids((await similarQuery('p1').queryFn({ signal })).data)).toEqual(['a', 'b'])
  expect(asked[0]?.params).toEqual({ path: { id: 'p1' }, query: { n: 6 } })
})
