import { ApiError, BASE, bearerToken, type Problem } from './client'

export interface Upload {
  /** How much of the file was sent, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** Of the body; bytes of any kind when absent. */
  type?: string
}

/** Posts a file and returns the response. Unlike fetch, it reports progress. */
export async function upload<T>(
  path: string,
  file: Blob,
  { onProgress, signal, type = 'application/octet-stream' }: Upload = {},
): Promise<T> {
  const token = await bearerToken()
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', BASE + path)
    request.setRequestHeader('Content-Type', type)
    request.setRequestHeader('Accept-Language', 'fr')
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = read(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer as T)
      else reject(new ApiError(request.status, (answer ?? {}) as Problem))
    }
    request.onerror = () => reject(new TypeError('the file could not be sent'))
    request.onabort = () => reject(new DOMException('given up', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
