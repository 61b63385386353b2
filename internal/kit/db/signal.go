package db

import "sync"

// signals wakes the goroutines that wait for a commit of this process. It carries no data: they read the database.
type signals struct {
	mu        sync.Mutex
	listeners map[string][]chan struct{}
}

// Listen returns a channel that receives after every commit, by this DB, of a transaction that called [Tx.Signal] with
// topic. Several commits may be received as one. Commits of other nodes are not received: poll as well. Call stop when
// done.
func (d *DB) Listen(topic string) (committed <-chan struct{}, stop func()) {
	ch := make(chan struct{}, 1)
	s := &d.signals
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.listeners == nil {
		s.listeners = map[string][]chan struct{}{}
	}
	s.listeners[topic] = append(s.listeners[topic], ch)
	return ch, func() { s.remove(topic, ch) }
}

func (s *signals) remove(topic string, ch chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, c := range s.listeners[topic] {
		if c == ch {
			// A new slice: send may be walking the old one.
			kept := append([]chan struct{}(nil), s.listeners[topic][:i]...)
			s.listeners[topic] = append(kept, s.listeners[topic][i+1:]...)
			return
		}
	}
}

func (s *signals) send(topics []string) {
	for _, topic := range topics {
		s.mu.Lock()
		listeners := s.listeners[topic]
		s.mu.Unlock()
		for _, ch := range listeners {
			select {
			case ch <- struct{}{}:
			default: // one is waiting already
			}
		}
	}
}
