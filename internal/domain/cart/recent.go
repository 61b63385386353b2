package cart

import "sync"

const (
	rowsKept  = 4096 // in each half of the memory
	linesKept = 20   // carts of more lines are read each time
)

// recent remembers the rows of carts as they were last read or written here, so that the next change need not read them. It
// may be behind, or ahead of a database that lost its last moment: whoever acts on a row names its revision in the statement
// that does. When the young half is full it becomes the old one, which is forgotten.
type recent struct {
	mu         sync.Mutex
	young, old map[string]row
}

func (m *recent) get(id string) (row, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	found, known := m.young[id]
	if !known {
		found, known = m.old[id]
	}
	return found, known
}

func (m *recent) put(r row) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(r.lines) > linesKept {
		m.drop(r.id)
		return
	}
	if m.young == nil || len(m.young) >= rowsKept {
		m.young, m.old = make(map[string]row), m.young
	}
	m.young[r.id] = r
}

func (m *recent) forget(id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.drop(id)
}

func (m *recent) drop(id string) {
	delete(m.young, id)
	delete(m.old, id)
}
