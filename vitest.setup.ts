import { configure } from '@testing-library/dom'

// Generous, because a busy machine is slow and what never appears stays away however long one waits.
configure({ asyncUtilTimeout: 15_000 })
