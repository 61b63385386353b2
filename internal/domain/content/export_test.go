package content

import "context"

// Tell runs the job of an announcement.
func (s *Service) Tell(ctx context.Context, id string) error { return s.tell(ctx, id) }
