package app

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"rangrue/internal/demo"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
)

// changesKept is how long the change log is kept: a node that slept longer reads everything again.
const changesKept = 24 * time.Hour

// newQueue makes the queue, with every kind of work that is not of one domain.
func (a *App) newQueue(sender mail.Sender) {
	runs := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "rangrue_job_runs_total", Help: "Runs of background jobs by kind and outcome.",
	}, []string{"kind", "outcome"})
	a.Metrics.Register(runs)
	a.Jobs = jobs.New(a.DB, jobs.Options{
		Log: a.Log, Observe: func(e jobs.Event) { runs.WithLabelValues(e.Kind, string(e.Outcome)).Inc() },
	})
	jobs.Register(a.Jobs, mail.JobKind, mail.Deliver(sender))
	jobs.Register(a.Jobs, "changes.prune", func(ctx context.Context, _ struct{}) error {
		_, err := changes.Prune(ctx, a.DB, time.Now().Add(-changesKept))
		return err
	})
	a.Jobs.Every("changes.prune", time.Hour)
	if a.pictures != nil {
		demo.Register(a.Jobs, a.pictures)
	}
}

// measure registers what the operator watches beside requests.
func (a *App) measure() {
	a.Metrics.Gauge("rangrue_catalogue_version", "Version of the catalogue this node has applied.", func() float64 {
		return float64(a.Changes.Version())
	})
	a.Metrics.Gauge("rangrue_ready", "1 when this node can take visitors, 0 when a check fails: see /readyz.",
		func() float64 {
			if len(a.Health.Failing(context.Background())) > 0 {
				return 0
			}
			return 1
		})
	a.gaugeOf("rangrue_jobs_failed", "Background jobs that failed for the last time and wait for someone.",
		a.failedJobs)
	a.gaugeOf("rangrue_jobs_waited_seconds", "How long the first background job that is due has waited.",
		a.jobsWaited)
	a.gaugeOf("rangrue_refunds_failed", "Refunds that did not reach their customer and wait for someone.",
		a.failedRefunds)
	if a.pages != nil {
		a.Metrics.Gauge("rangrue_page_engine_failures", "Page renders that failed and were left to the browser.",
			func() float64 { return float64(a.pages.Engines().Failures()) })
		a.Metrics.Gauge("rangrue_pages_sent", "Pages sent since the start.",
			func() float64 { all, _ := a.pages.Sent(); return float64(all) })
		a.Metrics.Gauge("rangrue_pages_sent_kept", "Pages sent as they were kept, without a wait, since the start.",
			func() float64 { _, kept := a.pages.Sent(); return float64(kept) })
	}
}

// gaugeOf registers a value that the database knows. It is -1 when it cannot be read; the database's check tells why.
func (a *App) gaugeOf(name, help string, value func(ctx context.Context) (float64, error)) {
	a.Metrics.Gauge(name, help, func() float64 {
		ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
		defer cancel()
		known, err := value(ctx)
		if err != nil {
			return -1
		}
		return known
	})
}

func (a *App) failedJobs(ctx context.Context) (float64, error) {
	counts, err := a.Jobs.Counts(ctx)
	var failed int64
	for _, c := range counts {
		if c.State == "failed" {
			failed += c.Jobs
		}
	}
	return float64(failed), err
}

func (a *App) jobsWaited(ctx context.Context) (float64, error) {
	waiting, err := jobs.Ready(ctx, a.DB)
	var longest time.Duration
	for _, w := range waiting {
		longest = max(longest, time.Since(w.Oldest))
	}
	return longest.Seconds(), err
}

func (a *App) failedRefunds(ctx context.Context) (float64, error) {
	failed, err := a.Order.FailedRefunds(ctx)
	return float64(failed), err
}
