package productimport

import "context"

// Halfway sets a function to be called inside the transaction that applies an import.
func (s *Service) Halfway(call func(done int)) { s.halfway = call }

// Sweep is the hourly job.
func (s *Service) Sweep(ctx context.Context) error { return s.sweep(ctx) }
