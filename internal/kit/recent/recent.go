// Package recent keeps the values that were put in it last, within bounds: when its young half is full, that becomes
// the old half and the previous old half is dropped. It promises to keep no more than twice its size. It does not know
// whether a value is still current; see kit/changes for a memory that does.
package recent

import "sync"

// Memory keeps values by key.
type Memory[T any] struct {
	size       int
	mu         sync.RWMutex
	young, old map[string]T
}

// New makes a memory of at most twice size values.
func New[T any](size int) *Memory[T] { return &Memory[T]{size: size, young: map[string]T{}} }

// Get finds a value; false when it was never put in, or was dropped since.
func (m *Memory[T]) Get(key string) (T, bool) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	found, known := m.young[key]
	if !known {
		found, known = m.old[key]
	}
	return found, known
}

// Put keeps a value.
func (m *Memory[T]) Put(key string, value T) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.young) >= m.size {
		m.young, m.old = map[string]T{}, m.young
	}
	m.young[key] = value
}

// Forget drops a value.
func (m *Memory[T]) Forget(key string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.young, key)
	delete(m.old, key)
}
