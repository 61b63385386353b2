import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataUrl } from '@/lib/data-url'
import { Icon } from './Icon'
import { Modal } from './Modal'
import css from './PrivatePictures.module.css'

type PrivatePicturesProps = {
  ids: readonly string[]
  /** Reads one with the caller's right to see it. */
  fetch: (id: string) => Promise<Blob>
  /** Names the list, and each picture by its place. */
  title: string
  label: (place: number) => string
}

/** Small pictures that only some may see; one is shown large when it is pressed. */
export function PrivatePictures({ ids, fetch, title, label }: PrivatePicturesProps) {
  const [opened, setOpened] = useState<number>()
  if (ids.length === 0) return null
  const shown = opened === undefined ? undefined : ids[opened]
  return (
    <>
      <ul className={css.pictures} aria-label={title}>
        {ids.map((id, place) => (
          <li key={id}>
            <button
              type="button"
              className={css.picture}
              aria-label={label(place + 1)}
              onClick={() => setOpened(place)}
            >
              <PrivatePicture id={id} fetch={fetch} />
            </button>
          </li>
        ))}
      </ul>
      <Modal open={shown !== undefined} onCancel={() => setOpened(undefined)} title={label((opened ?? 0) + 1)}>
        {shown && (
          <div className={css.large}>
            <PrivatePicture id={shown} fetch={fetch} />
          </div>
        )}
      </Modal>
    </>
  )
}

function PrivatePicture({ id, fetch }: Pick<PrivatePicturesProps, 'fetch'> & { id: string }) {
  const { data } = useQuery({
    queryKey: ['private-picture', id],
    queryFn: async () => dataUrl(await fetch(id)),
    staleTime: Infinity,
  })
  return data ? <img src={data} alt="" /> : <Icon name="image" />
}
