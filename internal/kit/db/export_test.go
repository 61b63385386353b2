package db

// Waiting tells how many light transactions wait for the message under way.
func (d *DB) Waiting() int {
	d.crowd.mu.Lock()
	defer d.crowd.mu.Unlock()
	return len(d.crowd.waiting)
}
