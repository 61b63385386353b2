import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { matcher, type Pages, type Route, type RouteModule } from '@/router/route'
import { GuardedNavigator } from './navigator'

const notFound: Route = { path: '*', page: 'not-found', client: true }
const module: RouteModule = { meta: () => ({ title: '' }), default: () => null }
const pages: Pages = {
  match: matcher(
    [
      { path: '/a', page: 'a', client: true },
      { path: '/b', page: 'b', client: true },
    ],
    notFound,
  ),
  load: () => module,
  notFound,
}

function start() {
  window.history.replaceState({}, '', '/a')
  return new GuardedNavigator(
    { ...pages.match('/a'), url: '/a', module, status: 200, cause: 'load' },
    new QueryClient(),
    pages,
  )
}
let navigator: GuardedNavigator
beforeEach(() => void (navigator = start()))

it('a page that says no is not left, by a link or by a step back', async () => {
  navigator.guard(() => Promise.resolve(false))
  await navigator.push('/b')
  expect([navigator.view().url, window.location.pathname]).toEqual(['/a', '/a'])
  window.history.pushState({}, '', '/b') // the browser's own step changes the address first
  await navigator.show('/b', 'pop')
  expect([navigator.view().url, window.location.pathname]).toEqual(['/a', '/a'])
})

it('a page that says yes is left', async () => {
  navigator.guard(() => Promise.resolve(true))
  await navigator.push('/b')
  expect([navigator.view().url, window.location.pathname]).toEqual(['/b', '/b'])
})

it('another state of the same page is no leaving, and nobody is asked once the guard is gone', async () => {
  const ask = vi.fn(() => Promise.resolve(false))
  const stop = navigator.guard(ask)
  await navigator.push('/a?page=2')
  expect(navigator.view().url).toBe('/a?page=2')
  stop()
  await navigator.push('/b')
  expect(ask).not.toHaveBeenCalled()
  expect(navigator.view().url).toBe('/b')
})
