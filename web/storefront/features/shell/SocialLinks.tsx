import { t } from '#i18n/shell'
import { classNames } from '@/lib/class-names'
import { useSite } from '@/site/site'
import { IconButton } from '@/ui/IconButton'
import css from './SocialLinks.module.css'

const networks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'pinterest', name: 'Pinterest' },
  { id: 'linkedin', name: 'LinkedIn' },
] as const

/** The four networks of the configuration; one without an address is left out, and without any nothing is shown. */
export function SocialLinks({ className }: { className?: string }) {
  const { name, social } = useSite()
  const ours = networks.filter(({ id }) => social[id])
  if (ours.length === 0) return null
  return (
    <ul className={classNames(css.list, className)} aria-label={t.social}>
      {ours.map((network) => (
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
