// Package recent remembers what was last seen, within bounds: two halves take turns, and when the young one is full it becomes
// the old one, which is forgotten. It promises to hold no more than twice its size. It does not know whether what it holds is
// still so; see kit/changes for a memory that does.
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

// Get finds a value; false when it was never put, or long ago.
func (m *Memory[T]) Get(key string) (T, bool) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	found, known := m.young[key]
	if !known {
		found, known = m.old[key]
	}
	return found, known
}

// Put remembers a value.
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
