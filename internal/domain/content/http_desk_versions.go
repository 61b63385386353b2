package content

import (
	"context"
	"maps"
	"slices"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/web"
)

type versionInput struct {
	TextPath
	Version int `path:"version" minimum:"0"`
}

// VersionDetail is a version with its text.
type VersionDetail struct {
	Written
	Rendered
	Marked  string `json:"marked" doc:"HTML with <ins> and <del> where it differs from the version before"`
	Changes int    `json:"changes"`
}

type versionOutput struct{ Body VersionDetail }

func (s *Service) getVersion(ctx context.Context, in *versionInput) (*versionOutput, error) {
	versions, err := listVersions(ctx, s.DB, in.ID)
	if err != nil {
		return nil, err
	}
	source, before := "", ""
	if file, ok := s.library.fileOf(in.ID); ok {
		source, before = string(file), string(file)
	}
	if in.Version > 0 {
		at := slices.IndexFunc(versions, func(v Version) bool { return v.Number == in.Version })
		if at < 0 {
			return nil, ErrNoText
		}
		source = versions[at].Source
		for _, older := range versions[at+1:] {
			if older.WithdrawnAt.IsZero() {
				before = older.Source
				break
			}
		}
	}
	if source == "" {
		return nil, ErrNoText
	}
	return s.versionOf(in.ID, source, before)
}

func (s *Service) versionOf(id, source, before string) (*versionOutput, error) {
	text, err := written(source)
	if err != nil {
		return nil, err
	}
	shown, err := s.render(id, text)
	if err != nil {
		return nil, err
	}
	out := &versionOutput{VersionDetail{Written: text, Rendered: shown}}
	out.Body.Marked, out.Body.Changes = Mark(s.renderSource(id, before), shown.comparable())
	return out, nil
}

// renderSource is what a source is compared by; that of the file when it is empty.
func (s *Service) renderSource(id, source string) string {
	if source == "" {
		file, _ := s.library.fileOf(id)
		source = string(file)
	}
	text, err := written(source)
	if err != nil {
		return ""
	}
	shown, err := s.render(id, text)
	if err != nil {
		return ""
	}
	return shown.comparable()
}

func (s *Service) deleteVersion(ctx context.Context, in *versionInput) (*struct{}, error) {
	if in.Version == 0 {
		return nil, ErrNoText
	}
	return nil, s.Withdraw(ctx, in.ID, in.Version)
}

func (s *Service) postRead(ctx context.Context, in *TextPath) (*struct{}, error) {
	return nil, s.MarkRead(ctx, in.ID)
}

type fileOutput struct {
	Type string `header:"Content-Type"`
	Name string `header:"Content-Disposition"`
	Body []byte
}

func (s *Service) getFile(ctx context.Context, in *TextPath) (*fileOutput, error) {
	facts, err := s.facts(ctx)
	if err != nil {
		return nil, err
	}
	source := []byte(facts.force[in.ID].Source)
	if len(source) == 0 {
		file, ok := s.library.fileOf(in.ID)
		if !ok {
			return nil, ErrNoText
		}
		source = file
	}
	_, slug := splitID(in.ID)
	return &fileOutput{Type: "text/markdown; charset=utf-8", Name: `attachment; filename="` + slug + `.md"`,
		Body: source}, nil
}

type announcedOutput struct {
	Body struct {
		Data []Announcement `json:"data" nullable:"false"`
	}
}

func (s *Service) getAnnounced(ctx context.Context, in *TextPath) (*announcedOutput, error) {
	all, err := s.Announcements(ctx, in.ID)
	out := &announcedOutput{}
	out.Body.Data = web.List(all)
	return out, err
}

type announceInput struct {
	TextPath
	Body struct {
		Audience string `json:"audience" enum:"accounts,sellers"`
		Subject  string `json:"subject" maxLength:"200"`
		Message  string `json:"message" maxLength:"5000"`
	}
}

func (in *announceInput) announcement() Announcement {
	return Announcement{TextID: in.ID, Audience: in.Body.Audience, Subject: in.Body.Subject, Message: in.Body.Message}
}

type announceOutput struct{ Body Announcement }

func (s *Service) postAnnounce(ctx context.Context, in *announceInput) (*announceOutput, error) {
	made, err := s.Announce(ctx, in.announcement())
	return &announceOutput{made}, err
}

type controlInput struct {
	TextPath
	AnnouncementID string `path:"announcementId" maxLength:"64"`
}

func (s *Service) control(act Act) func(context.Context, *controlInput) (*announceOutput, error) {
	return func(ctx context.Context, in *controlInput) (*announceOutput, error) {
		a, err := s.Control(ctx, in.ID, in.AnnouncementID, act)
		return &announceOutput{a}, err
	}
}

func (s *Service) postAnnounceTest(ctx context.Context, in *announceInput) (*struct{}, error) {
	who, _ := operator.From(ctx)
	email, err := s.EmailOf(ctx, who.UserID)
	if err != nil {
		return nil, err
	}
	return nil, s.TryAnnouncement(ctx, in.announcement(), email)
}

// allValues lists every name that a text may use, by name.
func (s *Service) allValues() []Value {
	values := []Value{}
	for _, name := range slices.Sorted(maps.Keys(s.library.variables)) {
		values = append(values, Value{Name: name, Value: s.library.variables[name]})
	}
	return values
}
