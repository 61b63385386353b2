package jobs

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"rangrue/internal/kit/db"
)

// mostTogether bounds the jobs whose end one statement notes.
const mostTogether = 16

// endings gathers the jobs that are done while the end of others is being written, so that one statement notes them all.
type endings struct {
	mu      sync.Mutex
	waiting []ending
	writing bool
}

type ending struct {
	job  claimed
	told chan error
}

// join has a job's end written by write, by this goroutine or by the one that is at it already, and answers how that went.
func (e *endings) join(job claimed, write func([]claimed) error) error {
	mine := ending{job, make(chan error, 1)}
	e.mu.Lock()
	e.waiting = append(e.waiting, mine)
	leads := !e.writing
	e.writing = true
	e.mu.Unlock()
	if leads {
		for group := e.next(); len(group) > 0; group = e.next() {
			done := make([]claimed, len(group))
			for n, one := range group {
				done[n] = one.job
			}
			err := write(done)
			for _, one := range group {
				one.told <- err
			}
		}
	}
	return <-mine.told
}

// next takes those that wait; none ends the writing.
func (e *endings) next() []ending {
	e.mu.Lock()
	defer e.mu.Unlock()
	group := e.waiting[:min(len(e.waiting), mostTogether)]
	e.waiting = e.waiting[len(group):]
	e.writing = len(group) > 0
	return group
}

// finishAll notes that jobs are done, those that still are this node's.
func (q *Queue) finishAll(ctx context.Context, jobs []claimed) error {
	each, args := make([]string, len(jobs)), []any{q.opts.Now().UnixMilli()}
	for n, job := range jobs {
		each[n] = fmt.Sprintf("(id = $%d AND lease = $%d AND attempt = $%d)", 3*n+2, 3*n+3, 3*n+4)
		args = append(args, job.id, job.lease, job.attempt)
	}
	return q.db.LightTx(ctx, func(tx *db.Tx) error { // one that is lost runs again, as after any crash
		return tx.Later(ctx, `UPDATE jobs SET state = 'done', finished_at = $1, last_error = NULL, lease = NULL, leased_until = NULL
			WHERE state = 'running' AND (`+strings.Join(each, " OR ")+`)`, args...)
	})
}
