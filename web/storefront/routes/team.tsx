import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/content'
import { PageBand } from '@/storefront/features/content/PageBand'
import { teamQuery } from '@/storefront/features/content/queries'
import { SideNav } from '@/storefront/features/content/SideNav'
import { Team } from '@/storefront/features/content/Team'
import { aboutLinks, aboutTrail } from '@/storefront/features/content/TextPage'
import { TwoColumns } from '@/storefront/features/content/TwoColumns'
import type { Meta } from '@/router/route'
import { useSite } from '@/site/site'

const PATH = '/a-propos/notre-equipe'

export const needs = () => [teamQuery()]

export const meta = (): Meta => ({ title: t.team.title, description: t.team.metaDescription })

export default function TeamPage() {
  const { demo } = useSite()
  const people = useQuery(teamQuery()).data?.data ?? []
  return (
    <>
      <PageBand title={t.team.title} lead={t.team.lead} tint="trefle" trail={aboutTrail(PATH)} path={PATH} />
      <TwoColumns side={<SideNav label={t.about.nav} links={aboutLinks} current={PATH} />}>
        <Team people={people} demo={demo} />
      </TwoColumns>
    </>
  )
}
