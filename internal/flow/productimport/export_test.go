package productimport

import "context"

// Halfway is told from inside the transaction that applies an import.
func (s *Service) Halfway(told func(done int)) { s.halfway = told }

// Sweep is the hourly job.
func (s *Service) Sweep(ctx context.Context) error { return s.sweep(ctx) }
