package config_test

import (
	"strings"
	"testing"

	"rangrue/internal/kit/config"
)

func TestValuesThatNeedEachOtherComeTogether(t *testing.T) {
	for name, c := range map[string]struct {
		environ []string
		wants   string // empty: accepted
	}{
		"a blog without its token":        {[]string{"RR_BLOG_SPACE=e"}, "RR_BLOG_TOKEN"},
		"a token without its blog":        {[]string{"RR_BLOG_TOKEN=t"}, "RR_BLOG_SPACE"},
		"a whole blog":                    {[]string{"RR_BLOG_SPACE=e", "RR_BLOG_TOKEN=t"}, ""},
		"a captcha that no browser knows": {[]string{"RR_CAPTCHA_SECRET=s"}, "RR_CAPTCHA_KEY"},
		"a whole captcha":                 {[]string{"RR_CAPTCHA_SECRET=s", "RR_CAPTCHA_KEY=k"}, ""},
		"a draw before the last day": {[]string{"RR_GIVEAWAY_CLOSES=2026-12-13",
			"RR_GIVEAWAY_ANNOUNCED=2026-12-13"}, "RR_GIVEAWAY_ANNOUNCED"},
		"a draw after the last day": {[]string{"RR_GIVEAWAY_CLOSES=2026-12-13",
			"RR_GIVEAWAY_ANNOUNCED=2026-12-14"}, ""},
		"a seller space at our own root": {[]string{"RR_PUBLIC_URL=https://a.ca", "RR_SELLER_URL=https://a.ca/"},
			"RR_SELLER_URL"},
		"a seller space at its own host": {[]string{"RR_PUBLIC_URL=https://a.ca", "RR_SELLER_URL=https://vendre.a.ca"},
			""},
		"a day that is none": {[]string{"RR_GIVEAWAY_CLOSES=2026-02-30"}, "RR_GIVEAWAY_CLOSES"},
	} {
		_, err := config.Load(c.environ)
		if (err == nil) != (c.wants == "") || err != nil && !strings.Contains(err.Error(), c.wants) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
