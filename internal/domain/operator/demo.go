package operator

import (
	"time"

	"github.com/pquerna/otp/totp"
)

// demoSecret is the second factor of every operator of the demo market: it is no secret there.
const demoSecret = "RANGRUERANGRUERANGRUERANGRUE2345"

// demoCode is the code of the moment, which the demo shows to everyone; empty on a real market.
func (s *Service) demoCode() string {
	if !s.Demo {
		return ""
	}
	code, err := totp.GenerateCode(demoSecret, s.Now())
	if err != nil {
		return ""
	}
	return code
}

// DemoCode is the code that an operator of the demo market types at a moment.
func DemoCode(at time.Time) (string, error) { return totp.GenerateCode(demoSecret, at) }
