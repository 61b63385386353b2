package operator

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// viewRoutes registers the calls about the lists that an operator keeps.
func (s *Service) viewRoutes(d Desk) {
	none := web.Status(http.StatusNoContent)
	Get(d, "/views", "The views that one keeps of a list", SeeToday, s.getViews)
	Post(d, "/views", "Keep the filters of a list under a name", SeeToday, s.postView, web.Status(http.StatusCreated))
	Route(d, huma.Operation{Method: http.MethodPatch, Path: "/views/{viewId}", Summary: "Rename a view"}, SeeToday,
		s.patchView, none)
	Route(d, huma.Operation{Method: http.MethodDelete, Path: "/views/{viewId}", Summary: "Forget a view"}, SeeToday,
		s.deleteView, none)
}

type viewsOutput struct {
	Body struct {
		Data []View `json:"data" nullable:"false"`
	}
}

func (s *Service) getViews(ctx context.Context, in *struct {
	List string `query:"list" enum:"orders,shops,products,people" default:"orders"`
}) (*viewsOutput, error) {
	kept, err := s.Views(ctx, in.List)
	out := &viewsOutput{}
	out.Body.Data = web.List(kept)
	return out, err
}

type viewOutput struct{ Body View }

func (s *Service) postView(ctx context.Context, in *struct {
	Body struct {
		List  string `json:"list" enum:"orders,shops,products,people"`
		Name  string `json:"name" maxLength:"200"`
		Query string `json:"query" maxLength:"500"`
	}
}) (*viewOutput, error) {
	kept, err := s.KeepView(ctx, View{List: in.Body.List, Name: in.Body.Name, Query: in.Body.Query})
	return &viewOutput{kept}, err
}

// ViewPath names a view in the path of a call.
type ViewPath struct {
	ID string `path:"viewId" maxLength:"64"`
}

func (s *Service) patchView(ctx context.Context, in *struct {
	ViewPath
	Body struct {
		Name string `json:"name" maxLength:"200"`
	}
}) (*struct{}, error) {
	return nil, s.RenameView(ctx, in.ID, in.Body.Name)
}

func (s *Service) deleteView(ctx context.Context, in *ViewPath) (*struct{}, error) {
	return nil, s.DropView(ctx, in.ID)
}
