import { Icon, type IconName, type IconProps } from '@/ui/Icon'
import { deskIcons, type DeskIconName } from './icons'

/** An icon of the site, or one that only the back offices draw. */
export function DeskIcon({ name, ...rest }: Omit<IconProps, 'name' | 'path'> & { name: DeskIconName }) {
  if (name in deskIcons) return <Icon name="info" path={deskIcons[name as keyof typeof deskIcons]} {...rest} />
  return <Icon name={name as IconName} {...rest} />
}
