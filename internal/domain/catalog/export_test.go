package catalog

// ReadBy makes the feed read so many products at once, so that a test needs few of them to see several chunks.
func (s *Service) ReadBy(chunk int) { s.feedChunk = chunk }
