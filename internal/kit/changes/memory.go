package changes

import (
	"context"
	"sync"
)

// Memory is a cache of values read from the database, dropped when the log says that they changed. It never returns an
// old value: a caller passes the version that its own query saw (see [VersionColumn]), and while the memory has not
// followed the log that far it reads the value again. Only what is noted in the log may be cached here.
//
// A nil Memory, and one that follows no log, caches nothing. Values are shared: callers must not change them.
type Memory[T any] struct {
	things func(T) []Thing
	size   int

	mu         sync.RWMutex
	version    int64 // the log was followed up to it
	generation int64 // grows with every batch of changes: a value read meanwhile may be old already
	young, old *half[T]
}

// Thing is what a note of the log is about.
type Thing struct{ Kind, ID string }

// half is one of the two parts of a memory: when the young one is full it replaces the old one, which is dropped.
type half[T any] struct {
	values map[string]T
	about  map[Thing]map[string]bool // ids of the values that each thing is part of
}

func newHalf[T any]() *half[T] {
	return &half[T]{values: map[string]T{}, about: map[Thing]map[string]bool{}}
}

// NewMemory makes a memory of at most twice size values; things names what a value is made of.
func NewMemory[T any](size int, things func(T) []Thing) *Memory[T] {
	return &Memory[T]{things: things, size: size, version: -1, young: newHalf[T](), old: newHalf[T]()}
}

// Follow subscribes the memory to every change from now on.
func (m *Memory[T]) Follow(ctx context.Context, f *Follower, name string) error {
	version, err := Version(ctx, f.db)
	if err != nil {
		return err
	}
	m.mu.Lock()
	m.version = version
	m.mu.Unlock()
	f.Subscribe(ctx, name, version, m.apply)
	return nil
}

func (m *Memory[T]) apply(_ context.Context, b Batch) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.generation++
	if b.Missed {
		m.young, m.old = newHalf[T](), newHalf[T]()
	}
	for _, c := range b.Changes {
		m.young.drop(Thing{c.Kind, c.ID})
		m.old.drop(Thing{c.Kind, c.ID})
	}
	m.version = b.Version
	return nil
}

func (h *half[T]) drop(changed Thing) {
	for id := range h.about[changed] {
		delete(h.values, id)
	}
	delete(h.about, changed)
}

// Read finds values by id as they are at a version, or later; version 0 takes any cached value. The others are read,
// and cached when keep is true: it must be false in a transaction, whose values may never be committed.
func (m *Memory[T]) Read(
	version int64, ids []string, keep bool, read func(ids []string) (map[string]T, error),
) (map[string]T, error) {
	if m == nil {
		return read(ids)
	}
	found, missing, generation := m.recall(version, ids)
	if len(missing) == 0 {
		return found, nil
	}
	fresh, err := read(missing)
	if err != nil {
		return nil, err
	}
	if keep {
		m.remember(fresh, generation)
	}
	for id, value := range fresh {
		found[id] = value
	}
	return found, nil
}

// recall finds values by id in the cache alone, with the generation they belong to.
func (m *Memory[T]) recall(version int64, ids []string) (found map[string]T, missing []string, generation int64) {
	found = make(map[string]T, len(ids))
	m.mu.RLock()
	defer m.mu.RUnlock()
	if m.version < version {
		return found, ids, m.generation
	}
	for _, id := range ids {
		value, known := m.young.values[id]
		if !known {
			value, known = m.old.values[id]
		}
		if known {
			found[id] = value
		} else {
			missing = append(missing, id)
		}
	}
	return found, missing, m.generation
}

// remember caches what was read, unless something changed since the reading began.
func (m *Memory[T]) remember(fresh map[string]T, generation int64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.generation != generation || m.version < 0 {
		return
	}
	for id, value := range fresh {
		if len(m.young.values) >= m.size {
			m.young, m.old = newHalf[T](), m.young
		}
		m.young.keep(id, value, m.things(value))
	}
}

func (h *half[T]) keep(id string, value T, things []Thing) {
	h.values[id] = value
	for _, thing := range things {
		if h.about[thing] == nil {
			h.about[thing] = map[string]bool{}
		}
		h.about[thing][id] = true
	}
}
