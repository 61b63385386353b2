import { plural } from './words'

/** Words of the console's first page. */
export const t = {
  title: 'Today',
  lead: (now: string, weekday: string) =>
    `${now}. Each figure is compared with last week’s ${weekday}, at the same hour.`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  failed: 'The day could not be read',
  figures: {
    sales: 'Sales',
    orders: 'Orders',
    people: 'New people',
    shops: 'New shops',
    refunds: 'Refunds',
    before: (weekday: string, value: string) => `last ${weekday} ${value}`,
  },
  percent: (sign: string, value: string) => `${sign}${value}%`,
  toDo: {
    title: 'To do',
    count: (things: number) => plural(things, 'thing', 'things'),
    nothing: 'Nothing is waiting. Come back later today.',
    since: (date: string) => `Since ${date}`,
    names: {
      late: { title: 'Late parcels', detail: 'The promised delay is over' },
      returns: { title: 'Unanswered returns', detail: 'The shops have not answered' },
      refunds: { title: 'Refunds that failed', detail: 'The money is still owed' },
      shops: { title: 'Shops to approve', detail: 'They wait for a decision' },
      reports: { title: 'Reports', detail: 'Products, shops, questions or reviews' },
      inbox: { title: 'Messages in the inbox', detail: 'People wait for an answer' },
      letters: { title: 'Letters that could not leave', detail: 'To read or send again' },
      jobs: { title: 'Failed jobs', detail: 'To retry or drop' },
      differences: { title: 'Differences in the books', detail: 'The check waits for an explanation' },
      disputes: { title: 'Disputes to document', detail: 'The bank waits for an answer' },
      payoutRuns: { title: 'Payouts to approve', detail: 'A proposal is waiting' },
      payouts: { title: 'Failed payouts', detail: 'The money did not arrive' },
    } as Record<string, { title: string; detail: string }>,
  },
  chart: {
    title: 'Sales of the last 30 days',
    caption: (total: string) => `Sales day by day, ${total} in all`,
    compared: (percent: string) => `${percent} on the period before, without today`,
    now: 'Goods and shipping, before tax',
    before: '30 days before',
    running: 'Under way',
    table: 'Day by day',
    day: 'Day',
    orders: 'Orders',
    amount: 'Sales',
    previous: '30 days before',
    bar: (day: string, amount: string) => `${day}: ${amount}`,
  },
  acts: {
    title: 'Latest acts of the team',
    all: 'The whole journal',
    none: 'Nobody has done anything yet today.',
  },
}
