import { t } from '#i18n/shell'
import { useSite } from '@/site/site'
import { IconButton } from '@/ui/IconButton'
import css from './SocialLinks.module.css'

const networks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'pinterest', name: 'Pinterest' },
  { id: 'linkedin', name: 'LinkedIn' },
] as const

/** The four networks of the configuration; one without an address is left out. */
export function SocialLinks() {
  const { name, social } = useSite()
  return (
    <ul className={css.list} aria-label={t.social}>
      {networks
        .filter(({ id }) => social[id])
        .map((network) => (
          <li key={network.id}>
            <IconButton
              href={social[network.id]}
              icon={network.id}
              label={t.onNetwork(name, network.name)}
              target="_blank"
              rel="noopener"
            />
          </li>
        ))}
    </ul>
  )
}
