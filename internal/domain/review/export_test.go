package review

// ReadAtOnce sets how many orders are read at once to find whose buyers to ask.
func (s *Service) ReadAtOnce(orders int) { s.readAtOnce = orders }
