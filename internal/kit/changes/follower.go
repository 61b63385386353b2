package changes

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"rangrue/internal/kit/db"
)

const (
	pollEvery = 250 * time.Millisecond // how late a change of another node is seen at most
	batchSize = 1000
	logEvery  = 10 * time.Second // how often a failure that lasts is logged
)

// Batch is what a subscriber receives: the changes since the last batch it applied, up to Version.
type Batch struct {
	Version int64
	Changes []Change
	Missed  bool // older changes were pruned unseen: read everything again; Changes is empty
}

// Apply brings a subscriber's state up to a batch. When it fails it is called again with the same changes and perhaps
// more, so applying a change twice must be harmless.
type Apply func(ctx context.Context, b Batch) error

// Follower passes the changes of every node on to the subscribers of this one: at once after a commit of this node, and
// within [pollEvery] after another's.
type Follower struct {
	db          *db.DB
	log         *slog.Logger
	version     atomic.Int64
	mu          sync.Mutex // guards what follows and serialises the subscribers' calls
	subscribers []*subscriber
	watchers    []func(Batch)
	logged      time.Time // when a failure was last logged
}

type subscriber struct {
	name    string
	applied int64
	apply   Apply
}

// NewFollower makes a follower that starts at the log's present end.
func NewFollower(ctx context.Context, d *db.DB, log *slog.Logger) (*Follower, error) {
	version, err := Version(ctx, d)
	if err != nil {
		return nil, err
	}
	f := &Follower{db: d, log: log}
	f.version.Store(version)
	return f, nil
}

// Subscribe adds a subscriber whose state holds every change up to version: read [Version] first, then build the state
// from the database, then subscribe. It returns after the changes made meanwhile were applied or have failed once.
func (f *Follower) Subscribe(ctx context.Context, name string, version int64, apply Apply) {
	f.mu.Lock()
	f.subscribers = append(f.subscribers, &subscriber{name: name, applied: version, apply: apply})
	f.mu.Unlock()
	f.catchUp(ctx)
}

// Watch has every later batch passed to watch once all subscribers have applied it: what watch then reads on this node
// holds the changes it was told of.
func (f *Follower) Watch(watch func(Batch)) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.watchers = append(f.watchers, watch)
}

// Version is the last version that every subscriber of this node has applied: the one to put in cache keys.
func (f *Follower) Version() int64 { return f.version.Load() }

// Run follows the log until ctx ends.
func (f *Follower) Run(ctx context.Context) {
	committed, stop := f.db.Listen(Topic)
	defer stop()
	tick := time.NewTicker(pollEvery)
	defer tick.Stop()
	for {
		f.catchUp(ctx)
		select {
		case <-ctx.Done():
			return
		case <-committed:
		case <-tick.C:
		}
	}
}

// catchUp brings every subscriber to the log's end, then publishes how far all of them are.
func (f *Follower) catchUp(ctx context.Context) {
	f.mu.Lock()
	defer f.mu.Unlock()
	latest, err := Version(ctx, f.db)
	if err != nil {
		f.logFailure(ctx, "read", err)
		return
	}
	reached := latest
	for _, s := range f.subscribers {
		for s.applied < latest {
			if err := f.advance(ctx, s, latest); err != nil {
				f.logFailure(ctx, s.name, err) // tried again at the next tick
				break
			}
		}
		reached = min(reached, s.applied)
	}
	if before := f.version.Load(); reached > before { // never backwards, even when a new subscriber starts behind
		f.version.Store(reached)
		f.announce(ctx, before, reached)
	}
}

// announce tells the watchers what all subscribers applied between two versions.
func (f *Follower) announce(ctx context.Context, from, to int64) {
	if len(f.watchers) == 0 {
		return
	}
	found, err := Since(ctx, f.db, from, int(to-from))
	batch := Batch{Version: to, Changes: found}
	if err != nil || len(found) == 0 || found[0].Version != from+1 {
		batch = Batch{Version: to, Missed: true} // whoever watches must take everything for changed
	}
	for _, watch := range f.watchers {
		watch(batch)
	}
}

// advance gives a subscriber its next batch.
func (f *Follower) advance(ctx context.Context, s *subscriber, latest int64) error {
	found, err := Since(ctx, f.db, s.applied, batchSize)
	if err != nil {
		return err
	}
	batch := Batch{Version: latest, Missed: true}
	if len(found) > 0 && found[0].Version == s.applied+1 {
		batch = Batch{Version: found[len(found)-1].Version, Changes: found}
	}
	if err := s.apply(ctx, batch); err != nil {
		return err
	}
	s.applied = batch.Version
	return nil
}

func (f *Follower) logFailure(ctx context.Context, name string, err error) {
	if ctx.Err() == nil && time.Since(f.logged) > logEvery {
		f.logged = time.Now()
		f.log.Error("changes: could not follow the log", "subscriber", name, "error", err)
	}
}
