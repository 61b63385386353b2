package identity

import "context"

// VerifyUnseen checks a token as if it came for the first time.
func (s *Service) VerifyUnseen(ctx context.Context, token string) error {
	_, err := s.parse(ctx, token)
	return err
}
