package db

// ServerAnswers asks the PostgreSQL server as the watch does.
func (d *DB) ServerAnswers() bool { return d.writer.(*server).watch.answers() }
